declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}

export {}
