// The custom properties alone. The build writes them to `tokens.css`; source builds import this file.
import './theme/layers.css.ts'
import './theme/themes.css.ts'
