import { Answers } from './Answers.tsx'
import { MainShell } from './MainShell.tsx'

/** Everything behind the login: the cache of answers and the shell. */
export function MainArea() {
  return (
    <Answers>
      <MainShell />
    </Answers>
  )
}
