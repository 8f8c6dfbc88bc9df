import { Outlet } from 'react-router-dom'
import { Answers } from './Answers.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

/** Pages of somebody who is logged in and has no menu yet: the way to an organisation. */
export function SetUpArea() {
  return (
    <Answers>
      <OfflineNotice />
      <Outlet />
    </Answers>
  )
}
