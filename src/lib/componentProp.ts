import type { ElementType } from 'react'

/** For `styled(Typography)<ComponentProp>(…)`: MUI's types lose the `component` prop when a component is styled. */
export type ComponentProp = { component?: ElementType }
