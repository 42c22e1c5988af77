import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createOpenaiService } from './openai-service'

/** Text for a job description: spec section 7, product 33. Ten a minute and person (`plugins/rate-limits.ts`). */
export const registerOpenai: ModuleRoutes = (app, { settings }) => {
  const openai = createOpenaiService(settings.openai)
  registerCalls(app, {
    askOpenai: ({ body }) => openai.ask(body.descricao),
  })
}
