// Where the records of `#Preview` stand in the program. The linker makes these symbols for a
// section that exists; they are null where no preview was written.
extern const char __start_earshot_previews __attribute__((weak, visibility("hidden")));
extern const char __stop_earshot_previews __attribute__((weak, visibility("hidden")));

const void *earshot_previews_start(void) { return &__start_earshot_previews; }
const void *earshot_previews_stop(void) { return &__stop_earshot_previews; }
