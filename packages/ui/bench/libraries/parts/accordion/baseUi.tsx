import { Accordion } from '@base-ui/react/accordion'
import { CaretIcon } from '../icons.tsx'
import styles from './accordion.module.css'
import { createAnswer, questions } from './questions.ts'

export const Part = () => (
  <Accordion.Root multiple className={styles.accordion}>
    {questions.map((question) => (
      <Accordion.Item key={question} className={styles.item}>
        <Accordion.Header className={styles.header}>
          <Accordion.Trigger className={styles.trigger}>
            {question}
            <span className={styles.caret}>
              <CaretIcon />
            </span>
          </Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Panel className={styles.panel}>
          <p className={styles.answer}>{createAnswer(question)}</p>
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion.Root>
)
