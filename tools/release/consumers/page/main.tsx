import { createRoot } from 'react-dom/client'
import { Examples } from './Examples.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Examples />)
