import { defineSingleConfig } from '@seleta/build/single-config'

export default defineSingleConfig(import.meta.url)
