import { VehicleFigures, type VehicleEarningsData } from '../../../vehicles/parts/VehicleFigures.tsx'
import { readFirstAnswer, showFirst, showFirstPart } from '../showFirstPart.tsx'

async function showFigures() {
  const answer = await readFirstAnswer<{ data: VehicleEarningsData }>('earnings.vehicle')
  // The document asks for the present month only.
  if (!answer || location.search !== '') return
  await showFirstPart('data-loading-figures', () => <VehicleFigures data={answer.data} loading={false} />)
}

void showFirst(showFigures)
