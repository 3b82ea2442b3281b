/** The one function of framer-motion the site uses, by itself: a module asked for on demand comes whole. */
export { animate } from 'framer-motion/dom/mini'
