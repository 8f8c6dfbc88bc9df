import { layoutStyle } from '../theme/responsiveVariants.ts'

// In the layer above the components: nothing that contains it shows it.
export const root = layoutStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // Takes no space even if the parent sizes its children.
  minInlineSize: 0,
  maxInlineSize: '1px',
  maxBlockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
