import { prepareData } from './product'

/** Run by Playwright before the first worker; what it answers is run at the end. */
export default prepareData
