import type { PerguntarAnswer } from '@seleta/contract/texto-da-vaga'
import type { z } from 'zod'
import type { Settings } from '../../../ground/settings'
import { InvalidError } from '../../../ground/domain-error'
import { cleanHtml } from '../../../ground/text/clean-html'
import { askModel, noText } from './ai-client'
import { writeDescricao } from './seleta-writer'

/**
 * Writes a job description from the wizard's prompt: by the endpoint of the settings, else by the built-in writer,
 * and says which of the two it was (product 33).
 */
export function createOpenaiService(openai: Settings['openai']) {
  return {
    /**
     * @throws UpstreamError when the model fails; the screen keeps its text
     * @throws InvalidError when there is nothing to write about
     */
    async ask(prompt: string): Promise<z.output<typeof PerguntarAnswer>> {
      if (openai === null) {
        const text = writeDescricao(prompt)
        if (text === null) throw new InvalidError('Escolha ao menos uma função da vaga para gerar o texto.')
        return { data: cleanHtml(text), autor: 'seleta' }
      }
      const data = cleanHtml(await askModel(openai, prompt))
      if (data === '') throw noText()
      return { data, autor: 'ia' }
    },
  }
}
