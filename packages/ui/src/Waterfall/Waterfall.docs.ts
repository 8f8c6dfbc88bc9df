import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['bridge chart', 'gross to net', 'breakdown'],
  related: ['BarChart', 'DescriptionList'],
  use: ['How few amounts lead to another one: gross, deductions, net.'],
  avoid: ['Amounts over time: BarChart.', 'Shares of a whole: DonutChart.'],
  anatomy: ['A row for each amount: label, bar, amount', 'Bars begin where the one before ends'],
  do: ['Pass amounts on one scale that begins at zero.', 'Put what is left last, as `total`.'],
  dont: ['More than seven rows: group them.'],
  keyboard: [],
  heard: ['A named group of labels with their amounts: “Deductions, −₦5,004,000.00”. Bars are not read.'],
}
