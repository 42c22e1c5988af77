import { defineHostConfig } from '@seleta/build/app-config'

export default defineHostConfig(import.meta.url)
