import './boot.css'
import { isUsableToken, readStoredToken } from '@seleta/api-client/stored-token'
import { begin } from './app/head-start'
import { preloadFrame } from './app/preload-files'
import { promiseShown } from './app/when-shown'

/**
 * The script that stands in the dashboard's page itself (shared/build, dashboard page): it runs before any file has come.
 * Whoever has no session sees nothing of it.
 */
const root = document.getElementById('root')
const isSignedIn = root !== null && isUsableToken(readStoredToken())
const names = isSignedIn ? begin(root) : Promise.resolve()
void promiseShown(names).then(preloadFrame)
