import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { tabs } from './trip.ts'

export function Part() {
  const [shown, setShown] = useState(0)
  return (
    <>
      <Tabs value={shown} onChange={(_, next: number) => setShown(next)} aria-label="Trip">
        {tabs.map((label, at) => (
          <Tab key={label} label={label} id={`mui-tab-${at}`} aria-controls={`mui-panel-${at}`} />
        ))}
      </Tabs>
      {tabs.map((label, at) => (
        <div key={label} role="tabpanel" hidden={shown !== at} id={`mui-panel-${at}`} aria-labelledby={`mui-tab-${at}`}>
          {shown === at ? <p>{label} of the trip</p> : null}
        </div>
      ))}
    </>
  )
}
