import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['crop', 'photo editor', 'avatar upload'],
  related: ['FileUploader', 'Avatar'],
  use: ['The photo of a person or the logo of a company, before it is uploaded.'],
  avoid: ['A document, whose edges matter: FileUploader.', 'A photo that is only shown: Picture crops it to its frame.'],
  anatomy: ['Viewport with the image and the outline of what is kept', 'Slider of the zoom', 'Slider across', 'Slider up and down'],
  do: [
    'Name it with `aria-label`, and place it in a Dialog with one button that uses the result.',
    'Draw the chosen square onto a canvas of the size that is needed, and upload that.',
    'Load it when an image was chosen: few visits need it.',
  ],
  dont: ['Uploading the whole image with the numbers of the crop: it is large, and shows what was left out.'],
  keyboard: [
    ['Tab', 'moves between the sliders'],
    ['Arrow keys', 'zoom or move the image by a step'],
    ['Home, End', 'zoom or move it as far as it goes'],
  ],
  heard: ['The group with its name, then each slider with its value in per cent. A slider without room to move is disabled.'],
  byHand: [{ case: 'Pinching on a phone zooms the image, not the page', run: 'not run' }],
}
