import { Accordion } from '@vehicle-partner/ui'
import { createAnswer, questions } from './questions.ts'

export const Part = () => (
  <Accordion
    type="multiple"
    defaultValue={[]}
    items={questions.map((question) => ({ id: question.slice(0, 3), title: question, content: <p>{createAnswer(question)}</p> }))}
  />
)
