import type { TextFieldProps } from '@seleta/ui/core'
import { IconButton, InputAdornment, TextField } from '@seleta/ui/core'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '@seleta/ui/icons'

/** A password: may be shown, may be pasted, and says when Caps Lock is on (design 4.1). */
export function PasswordField({ helperText, ...props }: TextFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsOn, setIsCapsOn] = useState(false)
  const watchCaps = (event: KeyboardEvent) => setIsCapsOn(event.getModifierState('CapsLock'))
  const hint = isCapsOn ? 'Caps Lock ativado' : ''
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      helperText={
        <>
          {helperText}
          {helperText !== undefined && hint !== '' && ' '}
          <output>{hint}</output>
        </>
      }
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={() => setIsCapsOn(false)}
      slotProps={{
        htmlInput: { autoCapitalize: 'off', spellCheck: false },
        formHelperText: { component: 'div' } as object,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label="Mostrar senha"
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
                // Keeps the caret where it is.
                onMouseDown={(event) => event.preventDefault()}
              >
                {isShown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
