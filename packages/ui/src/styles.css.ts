// The one stylesheet's root: reset, themes and type. Components add theirs as they are imported.
import './theme/layers.css.ts'
import './theme/font.css.ts'
import './theme/themes.css.ts'
import './theme/globalStyles.css.ts'
