import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { CaretIcon } from '../icons.tsx'
import { createAnswer, questions } from './questions.ts'

export const Part = () => (
  <div>
    {questions.map((question, at) => (
      <Accordion key={question}>
        <AccordionSummary expandIcon={<CaretIcon />} aria-controls={`mui-answer-${at}`} id={`mui-question-${at}`}>
          {question}
        </AccordionSummary>
        <AccordionDetails>
          <Typography>{createAnswer(question)}</Typography>
        </AccordionDetails>
      </Accordion>
    ))}
  </div>
)
