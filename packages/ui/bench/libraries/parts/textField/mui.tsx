import TextField from '@mui/material/TextField'

export const Part = () => <TextField error label="Email address" helperText="Invalid email" />
