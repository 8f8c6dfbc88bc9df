import { Select } from '@base-ui/react/select'
import { CaretIcon, CheckIcon } from '../icons.tsx'
import fieldStyles from '../textField/textField.module.css'
import styles from './select.module.css'
import { statuses } from './statuses.ts'

export const Part = () => (
  <div className={fieldStyles.field}>
    <Select.Root items={statuses} defaultValue="active">
      <Select.Label className={fieldStyles.label}>Status</Select.Label>
      <Select.Trigger className={styles.trigger}>
        <Select.Value />
        <Select.Icon>
          <CaretIcon />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner sideOffset={4} className={styles.positioner}>
          <Select.Popup className={styles.popup}>
            <Select.List className={styles.list}>
              {statuses.map(({ value, label }) => (
                <Select.Item key={value} value={value} className={styles.option}>
                  <Select.ItemIndicator>
                    <CheckIcon />
                  </Select.ItemIndicator>
                  <Select.ItemText>{label}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  </div>
)
