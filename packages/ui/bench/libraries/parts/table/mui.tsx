import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import { useEffect, useRef, useState } from 'react'
import { pageSize, trips } from './trips.ts'

export function Part() {
  const [page, setPage] = useState(0)
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    table.current?.scrollIntoView()
  }, [page])
  return (
    <Paper>
      <TableContainer ref={table}>
        <Table aria-label="Trips">
          <TableHead>
            <TableRow>
              <TableCell>Trip</TableCell>
              <TableCell>Plate</TableCell>
              <TableCell align="right">Riders</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {trips.slice(page * pageSize, (page + 1) * pageSize).map((trip) => (
              <TableRow key={trip.id}>
                <TableCell component="th" scope="row">
                  {trip.id}
                </TableCell>
                <TableCell>{trip.plate}</TableCell>
                <TableCell align="right">{trip.riders}</TableCell>
                <TableCell align="right">{trip.amount}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={trips.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize, 100]}
      />
    </Paper>
  )
}
