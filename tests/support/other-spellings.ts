/**
 * Other spellings of `/checkout`, `/en/checkout` and more, each of which is refused. If nginx and the site
 * normalised them differently, nginx could store one page under the key of another.
 */
export const OTHER_SPELLINGS: readonly string[] = [
  ...['/en\\x/../checkout', '/en/x\\..\\..\\y/../checkout', '/x/../', '/x/..', '/en%5cx/../checkout', '/%2e/checkout'],
  ...['/en%5Cx/%2e%2e/checkout', '/./checkout', '/.%2e/checkout', '/%2e%2e/checkout', '/en/../checkout', '/en/..'],
  ...['/en/..%2fcheckout', '/en/%2e%2e/checkout', '/en/..;/checkout', '//checkout', '/en//checkout', '/checkout//'],
  ...['/%63heckout', '/check%6fut', '/checkout%00', '/checkout%20', '/checkout%2f', '/checkout%3fx', '/checkout#x'],
  ...['/checkout\\', '\\checkout', '/en\\checkout', '/en%5ccheckout', '/checkout;x=1', '/checkout,', '/che\u0441kout'],
  ...['/en/checkout/..%5c..%5ccheckout', '/_astro/../checkout', '/content-images/../checkout', '/.../checkout', '///'],
  ...['http://other.example/x/../checkout', 'http://other.example//checkout'],
]
