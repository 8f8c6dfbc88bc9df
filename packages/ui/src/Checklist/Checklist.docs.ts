import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Several tasks until something works, of which the order hardly matters.'],
  avoid: ['One task in steps: Stepper.', 'What happened already: Timeline.'],
  anatomy: [
    'Card with its title, how much is done in words and as a bar, and a way to hide it',
    'Lane with a stop for each task: name, status, one more line',
    'One button of the next step, under a rule',
  ],
  do: [
    'Give `href` only to what can be worked on now, and `disabledReason` to the rest.',
    'Say in `hint` what a person must know before starting over: why it came back.',
    'Keep in your own store that somebody hid it.',
  ],
  dont: ['More than eight tasks.', 'A status that looks like a button.'],
  keyboard: [
    ['Tab', 'to the tasks that can be worked on'],
    ['Enter', 'goes to the task'],
  ],
  heard: [
    '“Settlement account, pending” as the name of the link; the next one is the current step.',
    '“4 of 6 done”, as text and as a progress bar.',
    'A change that comes while somebody is in the list, politely; what changes by itself is not said.',
  ],
}
