import { Tabs } from '@base-ui/react/tabs'
import styles from './tabs.module.css'
import { tabs } from './trip.ts'

export const Part = () => (
  <Tabs.Root defaultValue="Information">
    <Tabs.List aria-label="Trip" className={styles.list}>
      {tabs.map((label) => (
        <Tabs.Tab key={label} value={label} className={styles.tab}>
          {label}
        </Tabs.Tab>
      ))}
      <Tabs.Indicator className={styles.indicator} />
    </Tabs.List>
    {tabs.map((label) => (
      <Tabs.Panel key={label} value={label} className={styles.panel}>
        <p>{label} of the trip</p>
      </Tabs.Panel>
    ))}
  </Tabs.Root>
)
