import { useId, useState } from 'react'
import { CaretIcon } from '../icons.tsx'
import styles from './accordion.module.css'
import { createAnswer, questions } from './questions.ts'

export const Part = () => (
  <div className={styles.accordion}>
    {questions.map((question) => (
      <Item key={question} question={question} />
    ))}
  </div>
)

function Item({ question }: { question: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.item}>
      <h3 className={styles.header}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className={styles.trigger}>
          {question}
          <span className={styles.caret}>
            <CaretIcon />
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open}>
        <p className={styles.answer}>{createAnswer(question)}</p>
      </div>
    </div>
  )
}
