/** Markup that the content security policy would block, or that could run somebody's text. */
const RAW_MARKUP = [
  ['JSXAttribute[name.name="style"]', 'No style attributes: the content security policy blocks them.'],
  ['JSXOpeningElement[name.name="style"]', 'Styles belong in a style sheet.'],
  [
    'CallExpression[callee.property.name="setAttribute"][arguments.0.value=/^style$|^on/]',
    'No inline style or handler.',
  ],
  ['[name="dangerouslySetInnerHTML"]', 'No raw HTML.'],
  ['[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe)$/]', 'No raw HTML.'],
  ['JSXAttribute[name.name=/^on[a-z]/]', 'No event attributes: the content security policy blocks them.'],
]

/** WebKit lets a second importer of a module that awaits go on too early, and then no island hydrates. */
const TOP_LEVEL_AWAIT = [
  'AwaitExpression:not(:function AwaitExpression)',
  'ForOfStatement[await=true]:not(:function ForOfStatement)',
].map((selector) => [selector, 'A module for browsers does not await while it loads.'])

/** Sides that stay where they are when the page turns round for Arabic, and that prefer-logical-properties accepts. */
const PHYSICAL_SIDES = [
  ['Declaration Identifier[name=/^(left|right|safe-area-inset-(left|right))$/i]', 'No left or right.'],
  ['Declaration[property=/^--/] > Raw[value=/\\b(left|right)\\b/i]', 'No left or right.'],
  ['Function[name=/^translate(X|3d)$/i]', 'No movement along the physical x axis.'],
  [
    ':matches(Declaration[property="translate"] > Value, Function[name="translate"]) > :first-child:matches(Dimension, Percentage, Function)',
    'No movement along the physical x axis.',
  ],
  [
    'Declaration[property=/^(inset|margin|padding|border-(width|color|style)|scroll-(margin|padding))$/] > Value > :nth-child(4)',
    'Four values name left and right: write three, or logical properties.',
  ],
  [
    'Declaration[property="border-radius"] > Value > :nth-child(2)',
    'Several values name left and right: write logical properties.',
  ],
]

/** max-lines counts scripts only. A sheet of 300 lines ends on the next. */
const TOO_LONG = [['StyleSheet[loc.end.line>301]', 'No more than 300 lines.']]

const NAMES = 'white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold'

/** Colours written out. Of a mask only the opacity counts. */
const COLOURS = [
  'Declaration:not([property=/mask/]) Hash',
  'Declaration:not([property=/mask/]) Function[name=/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i]',
  `Declaration:not([property=/mask/]) Identifier[name=/^(${NAMES})$/i]`,
  `Declaration[property=/^--/] > Raw[value=/#[0-9a-f]{3,8}\\b|(^|[^-\\w])((rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(${NAMES})([^-\\w]|$))/i]`,
].map((selector) => [selector, 'Colours are tokens of restaurant/theme.css.'])

const restricted = (...lists) => ['error', ...lists.flat().map(([selector, message]) => ({ selector, message }))]

/** Options of no-restricted-syntax: a later block replaces those of an earlier one, so each is whole. */
export const noRawMarkup = restricted(RAW_MARKUP)
export const noRawMarkupOrAwait = restricted(RAW_MARKUP, TOP_LEVEL_AWAIT)
export const noPhysicalSides = restricted(TOO_LONG, PHYSICAL_SIDES)
export const noPhysicalSidesOrColours = restricted(TOO_LONG, PHYSICAL_SIDES, COLOURS)
