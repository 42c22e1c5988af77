const API_PREFIXES = ['/usuario/v1/', '/campanha/v1/', '/talento/v1/']

/** Whether an address is one of the calls, which are answered in JSON whatever becomes of them. */
export const isApiPath = (path: string) => API_PREFIXES.some((prefix) => path.startsWith(prefix))
