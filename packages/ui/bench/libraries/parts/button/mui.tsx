import Button from '@mui/material/Button'

export const Part = () => <Button variant="contained">Add vehicle</Button>
