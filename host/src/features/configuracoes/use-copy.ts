import { useHostServices } from '@seleta/shell'

/**
 * Copies what somebody passes on, and says so.
 * @param name what it is: «Link copiado.»
 */
export function useCopy(name: 'Link' | 'Endereço'): (text: string) => void {
  const { notify } = useHostServices()
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => notify({ text: `${name} copiado.`, tone: 'success' }),
      () =>
        notify({
          text: `O navegador não deixou copiar. Selecione o ${name.toLowerCase()} e copie.`,
          tone: 'error',
        }),
    )
  }
}
