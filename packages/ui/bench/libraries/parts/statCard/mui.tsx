import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'

export const Part = () => (
  <Card>
    <CardContent>
      <Typography color="textSecondary">Vehicles</Typography>
      <Typography variant="h5" component="p">
        12
      </Typography>
      <Typography variant="body2">2 more than last month</Typography>
    </CardContent>
  </Card>
)
