import { Button } from '@base-ui/react/button'
import styles from './button.module.css'

export const Part = () => <Button className={styles.button}>Add vehicle</Button>
