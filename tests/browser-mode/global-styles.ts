// The style sheets that every page has, for tests that measure.
import '../../src/site/styles/tokens.css'
import '../../restaurant/theme.css'
import '../../src/site/styles/base.css'
