import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['tick box', 'check', 'boolean'],
  related: ['CheckboxGroup', 'Switch'],
  use: ['A yes or no that is submitted with a form.', 'Selecting a row of a table.'],
  avoid: ['It takes effect at once: Switch.', 'Several options of one kind: CheckboxGroup.', 'One of two exclusive options: RadioGroup.'],
  anatomy: ['Checkbox', 'Label', 'Description (optional)', 'Error'],
  do: ['Phrase the label for the checked state.', 'Use `indeterminate` for a checkbox that stands for others, of which some are checked.'],
  dont: ['A negative label: “Do not send”.', 'A link inside the label.'],
  keyboard: [
    ['Tab', 'moves to the checkbox'],
    ['Space', 'toggles it'],
    ['Enter', 'submits the form'],
  ],
  heard: ['A checkbox with its label: checked, not checked or mixed.', 'Description and error as its description.'],
  byHand: [
    { case: 'Windows contrast themes: checked, unchecked, mixed and focused look different', run: 'not run' },
    { case: 'Voice control: “click” with the label', run: 'not run' },
  ],
}
