export { hydrateRoot } from 'react-dom/client'
