import './boot.css'
import { isUsableToken, readStoredToken } from '@seleta/api-client/stored-token'
import { begin } from './app/head-start'

/**
 * The script that stands in the dashboard's page itself (shared/build, dashboard page): it runs before any file has come.
 * Whoever has no session sees nothing of it.
 */
const root = document.getElementById('root')
if (root !== null && isUsableToken(readStoredToken())) begin(root)
