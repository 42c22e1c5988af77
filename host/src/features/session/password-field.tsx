import type { TextInputProps } from '@seleta/ui/base'
import { IconButton, InputAdornment, TextInput, Typography } from '@seleta/ui/base'
import { EyeIcon, EyeOffIcon } from '@seleta/ui/icons'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'

/** A password: may be shown, may be pasted, and says when Caps Lock is on (design 4.1). */
export function PasswordField({ error, helperText, ...props }: TextInputProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsOn, setIsCapsOn] = useState(false)
  const watchCaps = (event: KeyboardEvent) => setIsCapsOn(event.getModifierState('CapsLock'))
  return (
    <div>
      <TextInput
        autoCapitalize="off"
        spellCheck={false}
        {...props}
        error={error}
        helperText={helperText}
        type={isShown ? 'text' : 'password'}
        onKeyDown={watchCaps}
        onKeyUp={watchCaps}
        onBlur={() => setIsCapsOn(false)}
        endAdornment={
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
        }
      />
      <CapsLockHint isOn={isCapsOn} />
    </div>
  )
}

function CapsLockHint({ isOn }: { isOn: boolean }) {
  return (
    <Typography
      component="output"
      variant="body2"
      sx={{ display: 'block', mt: isOn ? 1.5 : 0, color: 'warning.main' }}
    >
      {isOn ? 'Caps Lock ativado' : ''}
    </Typography>
  )
}
