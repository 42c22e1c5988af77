import { mountStandalone } from '@seleta/testing/standalone'
import descriptor from '../remote.json'
import remote from './remote'

mountStandalone(remote, descriptor)
