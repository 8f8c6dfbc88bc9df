import { Button } from '@vehicle-partner/ui'

export const Part = () => <Button>Add vehicle</Button>
