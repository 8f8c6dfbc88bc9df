import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['image', 'img', 'photo', 'thumbnail'],
  related: ['Avatar', 'ImageCropper'],
  use: ['A photo of a thing in a list (`thumbnail`) or in the header of its page (`photo`).'],
  avoid: ['A person or an organisation: Avatar.', 'A drawing without a photo: place it directly.'],
  anatomy: ['Frame, which holds the room', 'Photo, cropped to the frame', 'Drawing until the photo has loaded (optional)'],
  do: ['Give an empty `alt` where the text next to it names the thing.', 'Pass no `src` to users who save data.'],
  dont: ['A photo whose details matter, such as a document: link to it, because the frame crops it.'],
  keyboard: [],
  heard: ['Its `alt`. The drawing is decorative.'],
}
