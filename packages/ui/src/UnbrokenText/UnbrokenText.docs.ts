import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['nowrap', 'no break', 'plate', 'range'],
  related: ['Text', 'Badge', 'DateText', 'Money'],
  use: ['A sentence from a server with plates, references or ranges of days in it.'],
  avoid: ['A plate on its own: Badge of kind `identifier`.', 'Amounts, dates and phone numbers: Money, DateText and PhoneText.'],
  anatomy: ['The sentence, in the type of its surroundings', 'Its codes, each on one line'],
  do: ['Pass the whole sentence: the text stays as it is, also when it is copied.'],
  dont: ['Non-breaking hyphens in the text: they are copied, and search does not find the code any more.'],
  keyboard: [],
}
