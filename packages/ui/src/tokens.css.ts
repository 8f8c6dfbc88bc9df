// The custom properties alone. The build writes them into `tokens.css`; who works on the source gets the same rules from here.
import './theme/layers.css.ts'
import './theme/themes.css.ts'
