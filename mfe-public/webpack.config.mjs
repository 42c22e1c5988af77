import { defineRemoteConfig } from '@seleta/build/app-config'

export default defineRemoteConfig(import.meta.url)
