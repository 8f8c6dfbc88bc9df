// The root of the stylesheet: reset, themes and fonts. Components add their styles when imported.
import './theme/layers.css.ts'
import './theme/font.css.ts'
import './theme/themes.css.ts'
import './theme/globalStyles.css.ts'
