import type { CallOptions } from '@vehicle-partner/api'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createLazyPopup } from '../loading/lazyPopup.tsx'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { useClock } from '../session/PortalContext.ts'
import type { StepUpCode } from './StepUpDialog.tsx'
import { StepUpContext } from './useStepUp.ts'

/** A step-up token and when it expires, ISO 8601 in UTC. */
export interface StepUpProof {
  step_up_token: string
  expires_at: string
}

/** A write that waits for the user. */
interface Question {
  answer: Promise<StepUpProof>
  resolve: (proof: StepUpProof) => void
  reject: (reason: unknown) => void
}

const StepUpDialog = createLazyPopup(async () => (await import('./StepUpDialog.tsx')).StepUpDialog)

const createAbortError = () => new DOMException('The step-up was given up', 'AbortError')

/** Keeps the proof of a step-up in memory while it is valid, and asks for a new one (product.md, section 0). */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const clock = useClock()
  const proof = useRef<StepUpProof>(undefined)
  const asked = useRef<Question>(undefined)
  const [question, setQuestion] = useState<Question>()
  const [code, setCode] = useState<StepUpCode>()

  const ask = useCallback(() => {
    // Two writes at once wait for one answer.
    asked.current ??= createQuestion()
    setQuestion(asked.current)
    return asked.current.answer
  }, [])
  const end = () => {
    asked.current = undefined
    setQuestion(undefined)
  }
  // The page is left: what waits is given up.
  useEffect(() => () => asked.current?.reject(createAbortError()), [])

  const run = useCallback(
    async <Result,>(write: (options: CallOptions) => Promise<Result>): Promise<Result> => {
      const isValid = proof.current !== undefined && Date.parse(proof.current.expires_at) > clock().getTime()
      try {
        return await write(isValid ? { stepUp: proof.current?.step_up_token } : {})
      } catch (error) {
        if (!hasErrorCode(error, 'StepUpRequired')) throw error
        proof.current = await ask()
        return write({ stepUp: proof.current.step_up_token })
      }
    },
    [ask, clock],
  )
  return (
    <StepUpContext value={run}>
      {children}
      {question === undefined ? null : (
        <StepUpDialog
          code={code}
          onCodeChange={setCode}
          onConfirm={(confirmed) => {
            setCode(undefined)
            question.resolve(confirmed)
            end()
          }}
          onClose={() => {
            question.reject(createAbortError())
            end()
          }}
        />
      )}
    </StepUpContext>
  )
}

function createQuestion(): Question {
  let resolve: Question['resolve'] = () => undefined
  let reject: Question['reject'] = () => undefined
  const answer = new Promise<StepUpProof>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { answer, resolve, reject }
}
