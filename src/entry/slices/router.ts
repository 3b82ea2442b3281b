export { BrowserRouter } from 'react-router-dom'
