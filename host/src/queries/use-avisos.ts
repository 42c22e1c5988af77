import { callQuery, touch, useChange, useQuery } from '@seleta/api-client'

const LOOK_EVERY_MS = 60_000

/** The notices behind the bell, looked at by themselves. */
export const useAvisos = () => useQuery({ ...callQuery('listAvisos', {}), refetchInterval: LOOK_EVERY_MS })

/** Notes up to which moment they were read; what is new stays marked as new until `closeAvisos`. */
export const useReadAvisos = () =>
  useChange('readAvisos', (send, ate: string) => send({ body: { ate } }), { keeps: ['listAvisos'] })

/** The list was read and is being closed: it is asked for again. */
export const closeAvisos = () => void touch('readAvisos')
